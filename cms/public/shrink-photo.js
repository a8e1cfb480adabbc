// A worker, so that the page can be used meanwhile: large photographs take seconds to be read and written.
// cms/src/admin/uploads/shrink-photos.tsx sends it { file, longest } and gets a JPEG, or null if that cannot be.
/** @param {MessageEvent<{ file: File, longest: number }>} event */
onmessage = async ({ data: { file, longest } }) => {
  try {
    // Turned as the camera was held.
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const width = Math.round(bitmap.width * scale);
    const height = Math.round(bitmap.height * scale);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    postMessage(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }), []);
  } catch {
    postMessage(null, []);
  }
};
