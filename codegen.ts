import type { CodegenConfig } from '@graphql-codegen/cli'
import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset'
import { type DocumentNode, Kind, visit } from 'graphql'
import * as operationHooks from './client/build/operationHooksPlugin.ts'

const typenameField = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const

/**
 * Adds `__typename` wherever Apollo's cache requires it, at build time. The server then runs the
 * same document and needs no Apollo, and the browser's cache takes the raw result as it is.
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
 * Extends the existing preset: fragments from other files get their typenames, too (its own
 * transforms cover only a file's own); enums and inputs are written where they are used, instead of
 * into one file of all types; and each client operation gets its React hook.
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

/**
 * Generates `X.generated.ts` beside each `X.graphql`: types, typed document nodes that only the
 * importing chunk includes, and hooks.
 */
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
