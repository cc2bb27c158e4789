/** Direction of dependency (docs/architecture.md). Each message says where the thing belongs. */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', comment: 'Break the circle: move what both need into a file of its own.', from: {}, to: { circular: true } },
    { name: 'client-not-server', severity: 'error', comment: 'The client talks GraphQL; what both halves need belongs into schema/.', from: { path: '^client/' }, to: { path: '^server/' } },
    { name: 'server-not-client', severity: 'error', comment: 'The server loads the built render bundle by path; what both halves need belongs into schema/.', from: { path: '^server/' }, to: { path: '^client/' } },
    { name: 'schema-imports-nothing', severity: 'error', comment: 'schema/ is the agreement both halves rely on: it imports nothing of ours.', from: { path: '^schema/(rules|codes)/' }, to: { path: '^(client|server)/' } },
    { name: 'codes-below-rules', severity: 'error', comment: 'Codes are literal lists: a function that uses them belongs into schema/rules.', from: { path: '^schema/codes/' }, to: { path: '^schema/rules/' } },
    { name: 'core-knows-no-business', severity: 'error', comment: 'server/core has no business words: this belongs into a domain.', from: { path: '^server/core/' }, to: { path: '^server/(domains|graphql|http|db|adapters|jobs|seed)/' } },
    { name: 'db-below-domains', severity: 'error', comment: 'server/db knows no domain.', from: { path: '^server/db/' }, to: { path: '^server/(domains|graphql|http|seed|tools)/' } },
    { name: 'domains-below-http', severity: 'error', comment: 'A domain knows neither HTTP nor the tools: pass in what it needs.', from: { path: '^server/domains/' }, to: { path: '^server/(http|rest|jobs|seed|tools|bench)/' } },
    { name: 'business-knows-no-graphql', severity: 'error', comment: 'Only a domain’s graphql/ folder speaks GraphQL; actions, reads and policies do not.', from: { path: '^server/domains/[^/]+/', pathNot: '^server/domains/[^/]+/(graphql/|[^/]+[.]loaders[.]ts$)' }, to: { path: '^server/graphql/' } },
    { name: 'graphql-not-http', severity: 'error', comment: 'GraphQL is served by HTTP, not the other way.', from: { path: '^server/graphql/' }, to: { path: '^server/(http|rest)/' } },
    { name: 'site-not-crm', severity: 'error', comment: 'Site and CRM share only features and ui.', from: { path: '^client/site/' }, to: { path: '^client/crm/' } },
    { name: 'crm-not-site', severity: 'error', comment: 'Site and CRM share only features and ui.', from: { path: '^client/crm/' }, to: { path: '^client/site/' } },
    { name: 'page-not-page', severity: 'error', comment: 'A piece that two pages use moves to client/features.', from: { path: '^client/(?:site|crm)/([^/]+)/([^/]+)/' }, to: { path: '^client/(?:site|crm)/', pathNot: '^client/(?:site|crm)/$1/($2/|[^/]+$)|[.]urls[.]ts$' } },
    { name: 'features-below-pages', severity: 'error', comment: 'A feature serves pages and knows none.', from: { path: '^client/features/' }, to: { path: '^client/(site|crm)/' } },
    { name: 'kit-knows-no-domain', severity: 'error', comment: 'client/ui is the kit: no GraphQL, no messages, no domain.', from: { path: '^client/ui/' }, to: { path: '^client/(?!ui/)|^schema/|node_modules/(react-intl|@apollo|react-router)/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'server/db/generated|dist/' },
    includeOnly: { path: '^(client|server|schema)/|node_modules/(react-intl|@apollo|react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
