const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
}

const longest = 80

/**
 * Returns a name as URL words: `Café Müller & Co.` becomes `cafe-mueller-co`; `instead` where
 * nothing remains.
 */
export const slugOf = (name: string, instead: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüßæøł]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '') || instead
