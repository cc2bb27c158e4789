import { insertBefore } from './listEdits.ts'
import { type NewName, parseName } from './newNames.ts'
import {
  type Changes,
  crmPageTemplate,
  fillTemplate,
  pageTemplate,
  readSource,
  type Words,
} from './templates.ts'

const pathsFile = 'schema/rules/routes/pagePaths.ts'
const germanFile = 'client/i18n/de.json'

/** One template with its words for a page. */
interface PageTemplate {
  folder: string
  files: readonly string[]
  /** Key of the page in the URL table, and its path. */
  key: string
  path: string
  words: Words
}

const siteTemplate = ({ camel, pascal, kebab }: NewName): PageTemplate => ({
  folder: pageTemplate,
  files: [
    'ExamplePage.graphql',
    'ExamplePage.loader.ts',
    'ExamplePage.module.css',
    'ExamplePage.route.tsx',
    'ExamplePage.test.tsx',
    'ExamplePage.tsx',
    'ExamplePage.urls.ts',
    'examplePage.messages.ts',
  ],
  key: camel,
  path: kebab,
  words: [
    ['examplePage', `${camel}Page`],
    ['ExamplePage', `${pascal}Page`],
    ['examplePath', `${camel}Path`],
    ["'about'", `'${camel}'`],
  ],
})

/** A list of the CRM: in `crm/staff` for staff, elsewhere for organizers. */
const crmTemplate = ({ folder, camel, pascal, kebab }: NewName): PageTemplate => {
  const isOfStaff = folder === 'crm/staff'
  const key = `${isOfStaff ? 'staff' : 'crm'}${pascal}`
  const ofStaff: Words = [
    ['area="organizer"', 'area="staff"'],
    ["access: 'organizer'", "access: 'any'"],
  ]
  return {
    folder: crmPageTemplate,
    files: [
      'ExampleCrmPage.graphql',
      'ExampleCrmPage.loader.ts',
      'ExampleCrmPage.route.tsx',
      'ExampleCrmPage.test.tsx',
      'ExampleCrmPage.tsx',
      'exampleCrmPage.messages.ts',
    ],
    key,
    path: isOfStaff ? `crm/staff/${kebab}` : `crm/${kebab}`,
    words: [
      ['exampleCrmPage', `${camel}Page`],
      ['ExampleCrmPage', `${pascal}Page`],
      ["'crmRequests'", `'${key}'`],
      ...(isOfStaff ? ofStaff : []),
    ],
  }
}

/**
 * Plans a page of the site or the CRM as client/README.md describes it: its folder, its row in the
 * URL table and its German texts.
 * @throws Error for a name that is no page or is taken
 */
export const newPage = (text: string): Changes => {
  const name = parseName(text.replace(/Page$/, ''), 'site/company/TravelInsurance')
  const [area] = name.folder.split('/')
  if (!name.folder.includes('/') || (area !== 'site' && area !== 'crm'))
    throw new Error('NAME: expected site/AREA/Page or crm/AREA/Page')
  const { folder, files, key, path, words } =
    area === 'crm' ? crmTemplate(name) : siteTemplate(name)
  const table = readSource(pathsFile)
  if (new RegExp(`^ {2}${key}:`, 'm').test(table))
    throw new Error(`NAME: ${pathsFile} has a page "${key}" already`)
  const changes: Changes = new Map()
  for (const file of files) {
    const written = words.slice(0, 2).reduce((result, [from, to]) => result.replace(from, to), file)
    const target = `client/${name.folder}/${name.pascal}Page/${written}`
    changes.set(target, fillTemplate(`${folder}/${file}`, target, words))
  }
  // the row for slugs matches anything: keep it last
  const row = `  ${key}: { en: '${path}', de: '${path}' },`
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
