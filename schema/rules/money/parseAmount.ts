/**
 * Parses a typed amount in whole units, with a point or comma before the decimals (`1234.5`,
 * `1234,50`, `-20`), into minor units. Returns null for anything else, such as more decimals than
 * the currency has.
 */
export const parseAmount = (text: string, exponent: number): number | null => {
  const [, sign, whole = '', decimals = ''] =
    /^([-\u2212]?)(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (sign === undefined || decimals.length > exponent) return null
  const minor = Number(whole + decimals.padEnd(exponent, '0'))
  if (!Number.isSafeInteger(minor) || minor > 2_147_483_647) return null
  return sign && minor > 0 ? -minor : minor
}
