/**
 * Describes a page to search engines. Browsers don't run data blocks, so the content security
 * policy requires no nonce.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is the only character that could end the element early
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
