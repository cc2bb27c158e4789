import { insertBefore } from './listEdits.ts'
import { parseName } from './newNames.ts'
import { type Changes, fillTemplate, pageTemplate, readSource, type Words } from './templates.ts'

const pathsFile = 'schema/rules/routes/pagePaths.ts'
const germanFile = 'client/i18n/de.json'
const pageFiles = [
  'ExamplePage.graphql',
  'ExamplePage.loader.ts',
  'ExamplePage.module.css',
  'ExamplePage.route.tsx',
  'ExamplePage.test.tsx',
  'ExamplePage.tsx',
  'ExamplePage.urls.ts',
  'examplePage.messages.ts',
]

/**
 * Plans a page of the site as client/README.md describes it: its folder, its row in the URL table
 * and its German texts.
 * @throws Error for a name that is not a page of the site or is taken
 */
export const newPage = (name: string): Changes => {
  const { folder, camel, pascal, kebab } = parseName(
    name.replace(/Page$/, ''),
    'site/company/TravelInsurance',
  )
  if (!folder.startsWith('site/'))
    throw new Error('NAME: expected site/AREA/Page; build CRM pages by hand with client/crm/kit')
  const table = readSource(pathsFile)
  if (new RegExp(`^ {2}${camel}:`, 'm').test(table))
    throw new Error(`NAME: ${pathsFile} has a page "${camel}" already`)
  const words: Words = [
    ['examplePage', `${camel}Page`],
    ['ExamplePage', `${pascal}Page`],
    ['examplePath', `${camel}Path`],
    ["'about'", `'${camel}'`],
  ]
  const changes: Changes = new Map()
  for (const file of pageFiles) {
    const target = `client/${folder}/${pascal}Page/${file.replace('ExamplePage', `${pascal}Page`).replace('examplePage', `${camel}Page`)}`
    changes.set(target, fillTemplate(`${pageTemplate}/${file}`, target, words))
  }
  // the row for slugs matches anything: keep it last
  const row = `  ${camel}: { en: '${kebab}', de: '${kebab}' },`
  changes.set(
    pathsFile,
    insertBefore(table, row, (line) => line.includes('A tour when it ends in')),
  )
  changes.set(germanFile, withGermanTexts(readSource(germanFile), words))
  return changes
}

/** Copies the template's German texts under the keys of the new page. */
const withGermanTexts = (json: string, words: Words): string => {
  const texts = Object.entries<string>(JSON.parse(json))
  const [[from, to] = ['', '']] = words
  const added = texts
    .filter(([key]) => key.startsWith(`${from}.`))
    .map(([key, text]) => [key.replace(from, to), text] as const)
  const next = texts.findIndex(([key]) => key > `${to}.`)
  texts.splice(
    next < 0 ? texts.length : next,
    0,
    ...added.map(([key, text]): [string, string] => [key, text]),
  )
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
}
