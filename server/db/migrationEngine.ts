import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as wasm from '@prisma/schema-engine-wasm'
import { Client } from 'pg'
import { schemaFiles } from './migrationFiles.ts'

// without this hook a wasm panic has no message
Object.assign(globalThis, {
  PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
})

/**
 * Opens Prisma's schema engine as wasm, to author and check migrations without a downloaded binary
 * or network. The code below fixes the engine's adapter, see docs/decisions.
 */
export const openEngine = async (url: string): Promise<wasm.SchemaEngine> => {
  const config = connectionOf(url)
  await mendAdapter(config)
  const datamodels = schemaFiles().map(({ path, content }): [string, string] => [path, content])
  return wasm.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(withClosingShadow(config)) as never,
  )
}

type Connection = Pick<Client, 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>

// Don't use a connectionString: the adapter's shadow database is this config with another
// `database`. A connectionString would override that and make the live database the "shadow".
const connectionOf = (url: string): Connection => {
  const { host, port, user, password, database, ssl } = new Client({ connectionString: url })
  return { host, port, user, password, database, ssl }
}

/**
 * Returns an adapter whose shadow closes its connection before it drops its database. The adapter's
 * own shadow drops it first, which PostgreSQL refuses.
 */
const withClosingShadow = (config: Connection): PrismaPg => {
  const factory = new PrismaPg(config)
  factory.connectToShadowDb = async () => {
    const name = `shadow_${crypto.randomUUID()}`
    const admin = await factory.connect()
    await admin.executeScript(`CREATE DATABASE "${name}"`)
    const shadow = await new PrismaPg({ ...config, database: name }).connect()
    const dispose = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await dispose()
      await admin.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`)
      await admin.dispose()
    }
    return shadow
  }
  return factory
}

interface RawResult {
  fields: { dataTypeID: number }[]
}
interface Queryable {
  client: { query(script: string): Promise<unknown> }
  performIO(query: unknown): Promise<RawResult>
  queryRaw(query: unknown): Promise<{ columnTypes: number[] }>
  executeScript(script: string): Promise<void>
}
const internalChar = 18
const textOid = 25
let isMended = false

/**
 * Fixes the adapter: it rejects PostgreSQL's internal "char" type, which describing a live database
 * reads, and splits a script at every semicolon, even inside functions and comments.
 */
const mendAdapter = async (config: Connection): Promise<void> => {
  if (isMended) return
  isMended = true
  const probe = await new PrismaPg(config).connect()
  const adapter = Object.getPrototypeOf(probe) as Queryable
  adapter.executeScript = async function (script) {
    await this.client.query(script)
  }
  const queryable = Object.getPrototypeOf(adapter) as Queryable
  const { queryRaw } = queryable
  queryable.queryRaw = async function (query) {
    let isChar: boolean[] = []
    const performIO = async (inner: unknown) => {
      const result = await this.performIO(inner)
      isChar = result.fields.map((field) => field.dataTypeID === internalChar)
      return {
        ...result,
        fields: result.fields.map((field, i) =>
          isChar[i] ? { ...field, dataTypeID: textOid } : field,
        ),
      }
    }
    const result = await queryRaw.call(
      Object.create(this, { performIO: { value: performIO } }),
      query,
    )
    return {
      ...result,
      columnTypes: result.columnTypes.map((type, i) =>
        isChar[i] ? ColumnTypeEnum.Character : type,
      ),
    }
  }
  await probe.dispose()
}
