/** The base address of links to directions. */
export const directions = 'https://www.openstreetmap.org/directions';
