/** What the sign of the product is drawn of, in a square of 32 by 32: for the program, and for the page that stands before it is there. */
export const brandShapes = {
  heart: 'M16 25.2 8.4 17.6a5 5 0 0 1 7-7.1l.6.6.6-.6a5 5 0 0 1 7 7.1Z',
  cross: 'M16 13.4v6.4M12.8 16.6h6.4',
} as const
