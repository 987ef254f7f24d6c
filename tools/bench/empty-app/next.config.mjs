/** Its own, even empty: without one, Next takes that of the folder above. */
export default {};
