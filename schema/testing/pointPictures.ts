/** Header by which a browser test asks for one point in place of each picture. The product knows none. */
export const pointPicturesHeader = 'x-test-point-pictures'
