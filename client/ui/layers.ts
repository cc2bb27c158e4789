/**
 * One order of cascade layers for the whole site, written into the page before any stylesheet: the first file that comes must
 * not decide it. A later layer wins whatever the specificity, so a page restyles a kit component with one plain class.
 */
export const layerOrder = '@layer reset, tokens, base, kit, feature, page;'
