/** The part of subset-font that is used here; the published types are older than it. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2'
    /** Axes pinned to a value or limited to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    /** Only the axes are worked on; the text has to be empty then. */
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
