import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isLeafType,
  isListType,
  type ASTVisitor,
  type GraphQLOutputType,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** Tokens of one document: above it parsing stops. */
export const maxTokens = 2500

/** A list whose length nobody says. */
const usualLength = 10
/** Nodes of a connection that is asked for without `first` or `last`. */
const usualPage = 20

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type))

/** Objects that a field stands for, and how often what is asked below it is read. */
const objectsAsked = (
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

/** Cost is counted in objects that a document asks for. */
export const complexityLimits = {
  fieldComplexity: objectsAsked,
  limit: { complexity: 20_000, depth: 12, breadth: 400 },
}

const maxAliases = 15
const maxDirectives = 10

/** Aliases multiply work behind the cost of one field, `__typename` too: no allow-list. */
export const limitAliasesAndDirectives: ValidationRule = (
  context: ValidationContext,
): ASTVisitor => {
  let aliases = 0
  let directives = 0
  return {
    Field(node) {
      if (node.alias && ++aliases === maxAliases + 1)
        context.reportError(
          new GraphQLError(`At most ${maxAliases} aliases in a document.`, { nodes: node }),
        )
    },
    Directive(node) {
      if (++directives === maxDirectives + 1)
        context.reportError(
          new GraphQLError(`At most ${maxDirectives} directives in a document.`, { nodes: node }),
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

/** Root fields that check a secret may stand once in a document: a hundred aliases are a hundred guesses. */
export const limitSensitiveFields: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const seen = new Set<string>()
  return {
    Field(node) {
      const name = node.name.value
      if (!oncePerDocument.has(name)) return
      if (seen.has(name))
        context.reportError(
          new GraphQLError(`"${name}" may be asked once in a document.`, { nodes: node }),
        )
      seen.add(name)
    },
  }
}
