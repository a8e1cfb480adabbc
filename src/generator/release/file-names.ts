/** Only exists in finished releases. */
export const manifest = 'release.json';

export const pageList = 'pages.txt';

/** In a release that lacks pictures: the data for making them. */
export const pendingPictures = 'pictures.json';
