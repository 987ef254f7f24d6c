/** Node's channel on which the end of the site is told, to each copy of a module that Next and the build have made in this process. */
export const endChannel = 'portfolio.end';
