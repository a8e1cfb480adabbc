/** Navigates within the document if the browser can, so that the page does not reload. */
export async function goTo(path: string): Promise<void> {
  if ('navigation' in window) await navigation.navigate(path).finished?.catch(() => {});
  else location.assign(path);
}
