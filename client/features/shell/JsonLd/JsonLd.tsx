/** Facts for search engines. A data block: no browser runs it, so the content security policy asks for no nonce. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is the only character that could end the element early
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
