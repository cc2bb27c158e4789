import type { CodegenConfig } from '@graphql-codegen/cli'
import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset'
import { type DocumentNode, Kind, visit } from 'graphql'
import * as operationHooks from './client/build/operationHooksPlugin.ts'

const typenameField = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const

/**
 * Asks for `__typename` wherever Apollo's cache will want it, at build time: the server then runs the same document and
 * needs no Apollo, and its raw result can be written into the browser's cache as it is.
 */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot =
        parent !== undefined &&
        !Array.isArray(parent) &&
        'kind' in parent &&
        parent.kind === Kind.OPERATION_DEFINITION
      const isThere = node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      )
      return isRoot || isThere
        ? undefined
        : { ...node, selections: [...node.selections, typenameField] }
    },
  })

const isBaseImport = (plugin: Record<string, { content?: unknown }>): boolean =>
  String(plugin.add?.content).includes('import type * as Types')

/**
 * The kept preset with three changes: fragments taken from other files get their typenames too (its own transforms reach only
 * the file's own), enums and inputs are written where they are used instead of being read from one file of all types, and each
 * operation of the client gets its React hook.
 */
const besideOperation: typeof nearOperationFile = {
  buildGeneratesSection: async (options) => {
    const documents = options.documents.map((file) =>
      file.document ? { ...file, document: withTypenames(file.document) } : file,
    )
    const sections = await nearOperationFile.buildGeneratesSection({ ...options, documents })
    return sections.map((section) => ({
      ...section,
      plugins: [
        ...section.plugins.filter((plugin) => !isBaseImport(plugin)),
        { operationHooks: {} },
      ],
      pluginMap: { ...section.pluginMap, operationHooks },
      config: { ...section.config, namespacedImportName: '' },
    }))
  },
}

/** `X.graphql` gives `X.generated.ts` beside it: types, typed document nodes that only the importing chunk carries, and hooks. */
export default {
  schema: process.env.SCHEMA_FILE ?? 'schema/graphql/schema.graphql',
  documents: ['client/**/*.graphql', 'server/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'client/data/possibleTypes.generated.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true, apolloClientVersion: 3, importExtension: '.ts' },
    },
    '.': {
      preset: besideOperation,
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'unused' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentMode: 'documentNode',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        defaultScalarType: 'unknown',
        scalars: { DateTime: 'string', LocalDate: 'string', UUID: 'string' },
        skipTypename: false,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
        dedupeFragments: true,
        optimizeDocumentNode: true,
      },
    },
  },
} satisfies CodegenConfig
