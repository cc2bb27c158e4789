import { inflateSync } from 'node:zlib'

/** Returns all text of a PDF without spaces, decoded with its fonts' character maps. */
export const textOf = (pdf: Buffer): string => {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      Number(id),
      body ?? '',
    ]),
  )
  const streamOf = (body = ''): string => {
    const start = body.indexOf('stream\n')
    if (start < 0) return ''
    const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
    return (body.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const lettersOf = (font: number): string[] => {
    const map = streamOf(
      objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1])),
    )
    return [...map.matchAll(/\[(.*?)\]/gs)].flatMap(([, list]) =>
      [...(list ?? '').matchAll(/<(\w*)>/g)].map(([, hex]) =>
        Buffer.from(hex ?? '', 'hex')
          .swap16()
          .toString('utf16le'),
      ),
    )
  }
  const fonts = new Map<string, string[]>()
  for (const body of objects.values())
    for (const [, name, font] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (name) fonts.set(name, fonts.get(name) ?? lettersOf(Number(font)))
  let text = ''
  for (const body of objects.values()) {
    if (!body.includes('stream\n') || body.includes('/Subtype')) continue
    let letters: string[] = []
    for (const [, name, hex] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
      if (name) letters = fonts.get(name) ?? []
      else
        for (const [glyph] of (hex ?? '').matchAll(/.{4}/g))
          text += letters[Number.parseInt(glyph, 16)] ?? ''
    }
  }
  return text.replaceAll(/\s+/g, '')
}
