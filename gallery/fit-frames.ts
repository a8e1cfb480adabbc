/** Keeps each frame as high as the document in it. */
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => follow(frame));
  follow(frame);
}

function follow(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement;
  if (!root || frame.contentDocument.URL === 'about:blank') return;
  const fit = () => {
    frame.style.height = `${root.offsetHeight}px`;
  };
  new ResizeObserver(fit).observe(root);
}
