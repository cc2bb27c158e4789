/** A node of a syntax tree, as far as pruning looks at it: positions count UTF-16 units of the source. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
}

/** What this site never needs of a foreign module. Everything named has to occur in it, or the build stops. */
export interface Pruning {
  /** Functions, by name, that nothing calls here: their bodies go, and with them all that only they need. */
  idle?: readonly string[]
  /**
   * Expressions, by their source, that always have the given value here. `name()` is any call of that function; a bare name
   * is settled only where it is a condition.
   */
  settled?: Readonly<Record<string, string>>
  /** Functions that check what a programmer did: in the browser they keep the check and lose their words. */
  terse?: readonly string[]
  /** Functions whose result may be dropped together with the call. */
  pure?: readonly string[]
  /** Exports that are taken back, since they would not work: importing one breaks the build. */
  withheld?: readonly string[]
}

interface Edit {
  start: number
  end: number
  text: string
}

type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined, key: string) => boolean

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childOf = (node: SyntaxNode, key: string): SyntaxNode | undefined => {
  const child: unknown = Reflect.get(node, key)
  return isNode(child) ? child : undefined
}

/** Visits parents before children, in the order of the source; a visit that answers true has taken care of all inside. */
function walk(node: SyntaxNode, visit: Visit, parent?: SyntaxNode, key = ''): void {
  if (visit(node, parent, key)) return
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node, name)
}

const conditions: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['test'],
  ConditionalExpression: ['test'],
  LogicalExpression: ['left', 'right'],
  UnaryExpression: ['argument'],
}

/** A module's source without what the pruning names; `module` is for the error. Throws for anything that is not there. */
export function prune(code: string, program: SyntaxNode, pruning: Pruning, module: string): string {
  const { idle = [], settled = {}, terse = [], pure = [], withheld = [] } = pruning
  const edits: Edit[] = []
  const found = new Set<string>()
  const source = (node: SyntaxNode | undefined): string => (node ? code.slice(node.start, node.end) : '')
  const edit = (name: string, start: number, end: number, text: string): void => {
    found.add(name)
    edits.push({ start, end, text })
  }

  const idleBody = (node: SyntaxNode): SyntaxNode | undefined => {
    const owner = node.type === 'VariableDeclarator' ? childOf(node, 'init') : node.type === 'FunctionDeclaration' ? node : undefined
    return owner && idle.includes(source(childOf(node, 'id'))) ? childOf(owner, 'body') : undefined
  }
  const settledName = (node: SyntaxNode, parent: SyntaxNode | undefined, key: string): string | undefined => {
    const isAssigned = parent?.type === 'AssignmentExpression' && key === 'left'
    const isRead = node.type === 'Identifier' ? conditions[parent?.type ?? '']?.includes(key) : node.type.endsWith('Expression')
    if (isAssigned || !isRead) return undefined
    const names = node.type === 'CallExpression' ? [`${source(childOf(node, 'callee'))}()`, source(node)] : [source(node)]
    return names.find((name) => Object.hasOwn(settled, name))
  }

  walk(program, (node, parent, key) => {
    const body = idleBody(node)
    if (body) {
      edit(source(childOf(node, 'id')), body.start, body.end, '{}')
      return true
    }
    const name = settledName(node, parent, key)
    if (name !== undefined) {
      edit(name, node.start, node.end, `(${settled[name]})`)
      return true
    }
    if (node.type === 'ExportSpecifier' && withheld.includes(source(childOf(node, 'exported'))))
      edit(source(childOf(node, 'exported')), node.start, code[node.end] === ',' ? node.end + 1 : node.end, '')
    if (node.type === 'CallExpression') {
      const callee = source(childOf(node, 'callee'))
      const [first, second]: SyntaxNode[] = Reflect.get(node, 'arguments')
      if (pure.includes(callee)) edit(callee, node.start, node.start, '/* @__PURE__ */ ')
      if (terse.includes(callee) && first && second) edit(callee, first.end, node.end - 1, '')
    }
    return false
  })

  const missing = [...idle, ...Object.keys(settled), ...terse, ...pure, ...withheld].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`${module} has no ${missing.join(', ')} any more: look through what is pruned of it`)
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}

/** A module that only passes exports on, cut down to the given names: importing any other breaks the build. */
export function narrow(code: string, program: SyntaxNode, names: readonly string[], module: string): string {
  const origins = new Map<string, string>()
  const lines = new Map<string, string>()
  walk(program, (node, parent) => {
    const text = (key: string, of: SyntaxNode | undefined = node): string => {
      const child = of && childOf(of, key)
      return child ? code.slice(child.start, child.end) : ''
    }
    if (node.type === 'ImportSpecifier')
      origins.set(text('local'), `import { ${text('imported')} as ${text('local')} } from ${text('source', parent)}`)
    if (node.type === 'ExportSpecifier')
      lines.set(text('exported'), `${origins.get(text('local'))}; export { ${text('local')} as ${text('exported')} }`)
    return false
  })
  const missing = names.filter((name) => !lines.has(name))
  if (missing.length > 0) throw new Error(`${module} does not export ${missing.join(', ')} any more`)
  return names.map((name) => lines.get(name)).join('\n')
}
