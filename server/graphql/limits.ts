import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isLeafType,
  isListType,
  type ASTVisitor,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** Maximum number of tokens in a document: parsing stops above it. */
export const maxTokens = 2500

/** Assumed length of a list without `first`. */
const usualLength = 10
/** Assumed number of nodes of a connection without `first` or `last`. */
const usualPage = 20

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type))

/** Returns the number of objects that a field costs, and the factor for the fields below it. */
const countObjects = (
  { first, last }: Record<string, unknown>,
  _context: unknown,
  { name, type }: { name: string; type: GraphQLOutputType },
): { field: number; multiplier: number } => {
  const named = getNamedType(type)
  if (isLeafType(named)) return { field: 0, multiplier: 1 }
  if (named.name.endsWith('Connection'))
    return { field: 1, multiplier: Math.max(1, Number(first ?? last ?? usualPage)) }
  // counted by the connection above
  if (name === 'edges' && named.name.endsWith('Edge')) return { field: 0, multiplier: 1 }
  return isList(type)
    ? { field: usualLength, multiplier: usualLength }
    : { field: 1, multiplier: 1 }
}

/** Cost limits, counted in objects that a document requests. */
export const complexityLimits = {
  fieldComplexity: countObjects,
  limit: { complexity: 20_000, depth: 12, breadth: 400 },
}

const maxAliases = 15
const maxDirectives = 10

/**
 * Limits aliases and directives. Aliases multiply work behind the cost of one field, even
 * `__typename`: no allow-list.
 */
export const limitAliasesAndDirectives: ValidationRule = (
  context: ValidationContext,
): ASTVisitor => {
  let aliases = 0
  let directives = 0
  return {
    Field(node) {
      if (node.alias && ++aliases === maxAliases + 1)
        context.reportError(
          new GraphQLError(`A document may have at most ${maxAliases} aliases.`, { nodes: node }),
        )
    },
    Directive(node) {
      if (++directives === maxDirectives + 1)
        context.reportError(
          new GraphQLError(`A document may have at most ${maxDirectives} directives.`, {
            nodes: node,
          }),
        )
    },
  }
}

const oncePerDocument = new Set([
  'logIn',
  'sendAuthCode',
  'logInByCode',
  'register',
  'registerWithoutPassword',
  'sendConfirmationCode',
  'confirmRegistration',
  'refreshToken',
  'captchaChallenge',
  'recoverPassword',
  'checkPasswordResetToken',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'confirmEmail',
  'changePhone',
  'confirmPhone',
  'requestEmailConfirmation',
  'createOneTimeToken',
  'accessTokenByOneTimeToken',
  'createVerificationToken',
  'verificationData',
])

const isRootType = (
  context: ValidationContext,
  type: GraphQLCompositeType | null | undefined,
): boolean => {
  const schema = context.getSchema()
  return type === schema.getMutationType() || type === schema.getQueryType()
}

/**
 * Allows root fields that check a secret only once per document: a hundred aliases would be a
 * hundred guesses.
 */
export const limitSensitiveFields: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const seen = new Set<string>()
  return {
    Field(node) {
      const name = node.name.value
      // a field of another type may share the name, as SessionTokens.refreshToken does
      if (!oncePerDocument.has(name) || !isRootType(context, context.getParentType())) return
      if (seen.has(name))
        context.reportError(
          new GraphQLError(`"${name}" may occur once in a document.`, { nodes: node }),
        )
      seen.add(name)
    },
  }
}
