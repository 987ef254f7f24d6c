/** The site map (components/public/site-map/site-map.tsx): its address in French. */
export const siteMapPage = '/plan';
