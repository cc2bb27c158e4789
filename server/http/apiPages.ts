/** Pages for developers who open the API in a browser. Nothing in them comes from another site. */
import { createHash } from 'node:crypto'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'

export interface ApiPage {
  html: string
  /** Content security policy. */
  policy: string
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const starterQuery = `# Versta's public API. Try it: the tours with departures this summer, cheapest first.
{
  searchTours(filter: { sort: PRICE }) {
    totalCount
    tours { id title days price { amountMinor currency } }
  }
}
`

/** Returns an explorer of the schema that works without internet. */
export const createExplorerPage = (): ApiPage => {
  const html = renderGraphiQL({
    title: 'Versta GraphQL',
    endpoint: '/graphql',
    defaultQuery: starterQuery,
  })
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    hashOf(code),
  )
  return {
    html,
    policy: [
      "default-src 'none'",
      `script-src ${scripts.join(' ')}`,
      // its editor adds styles and measures with them
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "connect-src 'self'",
      'worker-src blob: data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}

const style = `:root{color-scheme:light dark;--paper:light-dark(#faf6ee,#15191f);--ink:light-dark(#1c2430,#f1ede4);--soft:light-dark(#4c5663,#c4c0b6);--line:light-dark(#e4ddcf,#343b45);--pine:light-dark(#1f5442,#93d3b9)}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-inline-size:42rem;margin:auto;padding:clamp(2rem,8vw,5rem) 1.25rem}
h1{margin:0 0 .5rem;font:560 clamp(1.9rem,1.5rem + 2vw,2.6rem)/1.15 Georgia,serif}
p{margin:0 0 1rem;color:var(--soft)}
ul{margin:1.5rem 0;padding:0;list-style:none;border-block-start:1px solid var(--line)}
li{padding:1rem 0;border-block-end:1px solid var(--line)}
a{color:var(--pine);font-weight:600;text-underline-offset:.2em}
small{display:block;color:var(--soft);font-size:.9375rem}
code{overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--pine);outline-offset:3px}`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Returns the page of /graphql. It links to Apollo Sandbox, which runs on Apollo's own site: a
 * script of theirs in our origin would act with the session of whoever opens it.
 */
export const createApiStartPage = (publicUrl: string): ApiPage => {
  const endpoint = `${publicUrl}/graphql`
  const sandbox = `https://studio.apollographql.com/sandbox/explorer?endpoint=${encodeURIComponent(endpoint)}`
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Versta GraphQL API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Versta GraphQL API</h1>
<p>Send operations by POST to <code>${escapeHtml(endpoint)}</code>, from a program or from any website. Log in with a bearer token; cookies work on our own pages only.</p>
<ul>
<li><a href="/graphiql">GraphiQL</a><small>Explore the schema and try operations here, also without internet.</small></li>
<li><a href="${escapeHtml(sandbox)}" rel="noopener noreferrer">Apollo Sandbox</a><small>Opens on Apollo’s site and calls this API from there.</small></li>
</ul>
</main>
</body>
</html>
`
  return {
    html,
    policy: `default-src 'none'; style-src ${hashOf(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}
