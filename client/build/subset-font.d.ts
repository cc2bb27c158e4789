/** The part of subset-font that we use; its published types are outdated. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2'
    /** Axes pinned to a value or limited to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    /** Changes only the axes; requires an empty text. */
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
