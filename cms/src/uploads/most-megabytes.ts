/** The heaviest file that can be uploaded. Photos of phones have 20 MB at most. */
export const mostMegabytes = 50;
