/** Where links lead that show the way to a place. */
export const directions = 'https://www.openstreetmap.org/directions';
