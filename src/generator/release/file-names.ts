/** Of a release that is finished. */
export const manifest = 'release.json';

export const pageList = 'pages.txt';

/** In a release that lacks pictures: what it takes to make them. */
export const pendingPictures = 'pictures.json';
