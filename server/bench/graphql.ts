import { join } from 'node:path'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import { drive, startProcess } from './benchServer.ts'
import { printFigures, rounded } from './printFigures.ts'
import { cpuOfProcess, cpuOfTree } from './processCpu.ts'
import { siteOperation } from './siteOperation.ts'

const requests = 1500
const warmUp = 500
const rounds = 3

/** The site's list operation over HTTP against bare graphql-js behind node:http with a document cache, in turns in one run. */
export const run = async (): Promise<void> => {
  const directory = new URL('../../.data/bench', import.meta.url).pathname
  const database = await openDatabase(readEnv({ DATA_DIR: directory }))
  const env = { DATA_DIR: directory }
  const ours = await startProcess(join(import.meta.dirname, '../main.ts'), env)
  const bare = await startProcess(join(import.meta.dirname, 'bareGraphqlServer.ts'), env)
  try {
    const body = JSON.stringify({ operationName: listOperation, query: siteOperation(listOperation), variables: listVariables })
    const postgres = () => cpuOfTree(database.pid ?? 0)
    const measure = async ({ url, pid }: { url: string; pid: number }, count: number): Promise<number> => {
      const before = cpuOfProcess(pid) + postgres()
      await drive(
        count,
        8,
        () =>
          fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' }, body }),
        (answer) => answer.includes('"totalCount"') && !answer.includes('"errors"'),
      )
      return ((cpuOfProcess(pid) + postgres() - before) / count) * 1000
    }
    for (const server of [ours, bare]) await measure(server, warmUp)
    const samples = { ours: [] as number[], bare: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      samples.ours.push(await measure(ours, requests))
      samples.bare.push(await measure(bare, requests))
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    const [oursUs, bareUs] = [median(samples.ours), median(samples.bare)]
    printFigures(
      `GraphQL over HTTP, operation ${listOperation}: CPU per request, server and PostgreSQL`,
      [
        { server: 'Versta (Fastify, Apollo Server)', µs: Math.round(oursUs), ratio: rounded(oursUs / bareUs) },
        { server: 'control: node:http, graphql-js', µs: Math.round(bareUs), ratio: 1 },
      ],
      { bench: 'graphql', oursUs: Math.round(oursUs), controlUs: Math.round(bareUs), ratio: rounded(oursUs / bareUs), target: 1.5 },
    )
  } finally {
    await ours.stop()
    await bare.stop()
    await database.close()
  }
}

const listOperation = 'ListingResults'
const listVariables = { query: '', first: 20 }
