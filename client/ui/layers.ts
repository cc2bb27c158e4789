/**
 * Order of the site's cascade layers, written into the page before any stylesheet, so that the
 * first loaded file can't decide it. Later layers win regardless of specificity, so a page restyles
 * a kit component with one plain class.
 */
export const layerOrder = '@layer reset, tokens, base, kit, feature, page;'
