/** Direction of dependency (docs/architecture.md). Each message says where the thing belongs. */
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

/** The domains that each domain may import. A new domain needs a line; two domains never import each other. */
const below = {
  geo: [],
  currencies: [],
  departures: [],
  notifications: [],
  queue: [],
  tours: ['geo', 'departures'],
  payments: ['departures'],
  organizers: ['payments'],
  search: ['geo', 'tours'],
  content: ['search', 'tours'],
  help: ['tours'],
  sitemap: ['search', 'tours'],
  requests: ['content', 'departures', 'organizers', 'payments', 'tours'],
  accounts: ['organizers', 'requests', 'search', 'tours'],
  reviews: ['departures', 'requests', 'search', 'tours'],
}

/** The rooms (sub-folders by subject) of a domain, and which others each may import; all may import its root. */
const rooms = {
  requests: { booking: ['offers'], travelers: [], papers: [], emails: ['travelers'], offers: [] },
  tours: { map: [], sheet: ['map'] },
}
/** Sub-folders by role, which need no rule for rooms. */
const roles = ['actions', 'reads', 'graphql', 'jobs', 'emails', 'feed']

for (const name of readdirSync(join(__dirname, 'server/domains'))) {
  if (!(name in below))
    throw new Error(
      `server/domains/${name} is not in \`below\` of .dependency-cruiser.cjs: list the domains it may import`,
    )
  for (const folder of readdirSync(join(__dirname, 'server/domains', name), {
    withFileTypes: true,
  }))
    if (
      folder.isDirectory() &&
      !roles.includes(folder.name) &&
      !(folder.name in (rooms[name] ?? {}))
    )
      throw new Error(
        `server/domains/${name}/${folder.name} is not in \`rooms\` of .dependency-cruiser.cjs: list the rooms it may import`,
      )
}
for (const [name, others] of Object.entries(below))
  for (const other of others)
    if (below[other].includes(name))
      throw new Error(`${name} and ${other} import each other: move what both need below them`)

const ofTests = '[.](test|fixtures)[.]ts$'

const directionRules = Object.entries(below).map(([name, others]) => ({
  name: `below-${name}`,
  severity: 'error',
  comment: `${name} may import ${others.join(', ') || 'no other domain'}. Move what several domains need into the lowest of them; for a consequence in another domain record an event and subscribe in server/jobs/subscriptions.ts.`,
  from: { path: `^server/domains/${name}/`, pathNot: ofTests },
  to: { path: '^server/domains/', pathNot: `^server/domains/(${[name, ...others].join('|')})/` },
}))

const roomRules = Object.entries(rooms).flatMap(([domain, those]) => {
  const root = `^server/domains/${domain}/`
  const anyRoom = `${root}(${Object.keys(those).join('|')})/`
  return [
    ...Object.entries(those).map(([name, others]) => ({
      name: `room-${domain}-${name}`,
      severity: 'error',
      comment: `${domain}/${name} may import the root of ${domain}${others.map((other) => ` and ${other}`).join('')}. Move what two rooms need to the root; for a consequence in another room record an event.`,
      from: { path: `${root}${name}/`, pathNot: ofTests },
      to: { path: anyRoom, pathNot: `${root}(${[name, ...others].join('|')})/` },
    })),
    {
      name: `root-below-rooms-${domain}`,
      severity: 'error',
      comment: `The root of ${domain} may import none of its rooms: move this into the room that it needs.`,
      from: { path: root, pathNot: [anyRoom, ofTests] },
      to: { path: anyRoom },
    },
  ]
})

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Break the circle: move what both need into a new file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'client-not-server',
      severity: 'error',
      comment:
        'The client may not import the server: use GraphQL, or move what both need to schema/.',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-not-client',
      severity: 'error',
      comment:
        'The server may not import the client, it loads the built bundle by path: move what both need to schema/.',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'schema-imports-nothing',
      severity: 'error',
      comment: 'schema/ is shared by client and server and imports neither.',
      from: { path: '^schema/(rules|codes)/' },
      to: { path: '^(client|server)/' },
    },
    {
      name: 'codes-below-rules',
      severity: 'error',
      comment: 'Codes are literal lists: move functions that use them to schema/rules.',
      from: { path: '^schema/codes/' },
      to: { path: '^schema/rules/' },
    },
    {
      name: 'core-knows-no-business',
      severity: 'error',
      comment: 'server/core contains no business: move this to a domain.',
      from: { path: '^server/core/' },
      to: { path: '^server/(domains|graphql|http|db|adapters|jobs|seed)/' },
    },
    {
      name: 'db-below-domains',
      severity: 'error',
      comment: 'server/db may import no domain: pass in what it needs.',
      from: { path: '^server/db/' },
      to: { path: '^server/(domains|graphql|http|seed|tools)/' },
    },
    {
      name: 'domains-below-http',
      severity: 'error',
      comment: 'A domain may import neither HTTP nor tools: pass in what it needs.',
      from: { path: '^server/domains/', pathNot: '[.]test[.]ts$' },
      to: { path: '^server/(http|rest|jobs|seed|tools|bench|prove)/' },
    },
    {
      name: 'business-knows-no-graphql',
      severity: 'error',
      comment:
        'Only a domain’s graphql/ folder may use GraphQL; actions, reads and policies may not.',
      from: { path: '^server/domains/[^/]+/', pathNot: ['/graphql/', '[.]loaders[.]ts$'] },
      to: { path: '^server/graphql/' },
    },
    ...directionRules,
    ...roomRules,
    {
      name: 'face-of-domain',
      severity: 'error',
      comment:
        'Import only the public face of another domain: actions/, reads/, *.policy.ts, *.visibility.ts, *.errors.ts, *.events.ts and type files graphql/[A-Z]…. Move what they need there, or below both.',
      from: { path: '^server/domains/([^/]+)/', pathNot: ofTests },
      to: {
        path: '^server/domains/',
        pathNot: [
          '^server/domains/$1/',
          '^server/domains/[^/]+/(actions|reads)/',
          '^server/domains/[^/]+/[^/]+/(actions|reads)/',
          '[.](policy|visibility|errors|events)[.]ts$',
          '/graphql/[A-Z][^/]+$',
        ],
      },
    },
    {
      name: 'types-from-graphql',
      severity: 'error',
      comment: 'Only graphql/ folders may import GraphQL types of another domain: use its reads/.',
      from: { path: '^server/domains/([^/]+)/', pathNot: ['/graphql/', ofTests] },
      to: { path: '^server/domains/.+/graphql/', pathNot: '^server/domains/$1/' },
    },
    {
      name: 'domains-below-compose',
      severity: 'error',
      comment:
        'A domain gets what it needs as an argument: name it in Deps, or take it from the context.',
      from: { path: '^server/domains/', pathNot: ofTests },
      to: { path: '^server/(compose|app)[.]ts$' },
    },
    {
      name: 'libraries-below-domains',
      severity: 'error',
      comment:
        'posters, printing, emails and graphql/types may import no domain: pass plain values, or move this to a domain.',
      from: { path: '^server/(posters|printing|emails|graphql/types)/' },
      to: { path: '^server/(domains|http|jobs|seed|compose|app)' },
    },
    {
      name: 'graphql-not-http',
      severity: 'error',
      comment: 'server/graphql may not import server/http.',
      from: { path: '^server/graphql/' },
      to: { path: '^server/(http|rest)/' },
    },
    {
      name: 'site-not-crm',
      severity: 'error',
      comment: 'Site and CRM may share only features and ui: move this there.',
      from: { path: '^client/site/' },
      to: { path: '^client/crm/' },
    },
    {
      name: 'crm-not-site',
      severity: 'error',
      comment: 'Site and CRM may share only features and ui: move this there.',
      from: { path: '^client/crm/' },
      to: { path: '^client/site/' },
    },
    {
      name: 'page-not-page',
      severity: 'error',
      comment:
        'Move what two pages use to client/features, or to client/crm/kit if only the CRM uses it.',
      from: { path: '^client/(?:site|crm)/([^/]+)/([^/]+)/' },
      to: {
        path: '^client/(?:site|crm)/',
        pathNot: '^client/(?:site|crm)/$1/($2/|[^/]+$)|^client/crm/kit/|[.]urls[.]ts$',
      },
    },
    {
      name: 'crm-kit-below-pages',
      severity: 'error',
      comment: 'The kit may import no page of the CRM: pass in what it needs.',
      from: { path: '^client/crm/kit/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^client/(?:site|crm)/(?!kit/)', pathNot: '[.]urls[.]ts$' },
    },
    {
      name: 'features-below-pages',
      severity: 'error',
      comment: 'A feature may import no page: pass in what it needs.',
      from: { path: '^client/features/' },
      to: { path: '^client/(site|crm)/' },
    },
    {
      name: 'kit-knows-no-domain',
      severity: 'error',
      comment: 'client/ui may use no GraphQL, no messages and no domain: pass in what it needs.',
      from: { path: '^client/ui/' },
      to: { path: '^client/(?!ui/)|^schema/|node_modules/(react-intl|@apollo|react-router)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'server/db/generated|dist/' },
    includeOnly: {
      path: '^(client|server|schema)/|node_modules/(react-intl|@apollo|react-router)/',
    },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
