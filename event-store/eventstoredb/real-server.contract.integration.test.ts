/**
 * The contract on a real EventStoreDB: the one that EVENTSTORE_URL names, or one in a container where a container engine answers.
 * Where there is neither, it runs on the double once more, through a network that is cut instead of a server that dies. It says which of them it was.
 */
import { GenericContainer, getContainerRuntimeClient, Wait, type StartedTestContainer } from 'testcontainers'
import { startCuttableProxy } from '@member-care/tests/support/cuttable-proxy.ts'
import {
  COMMITS_SLOWLY,
  startEventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { describeEventStoreContract } from '../contract/event-store-contract.ts'
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts'

/** As in docker-compose.yml. */
const IMAGE = 'eventstore/eventstore:24.10'
const SERVER_PORT = 2113

interface ChosenServer {
  readonly name: string
  readonly connectionString: string
  stop(): Promise<void>
}

const server = await chooseServer()
process.stdout.write(`EventStoreDB contract: ran on ${server.name}.\n`)

describeEventStoreContract(`EventStoreDB adapter on ${server.name}`, async () => {
  const address = new URL(server.connectionString)
  // A test cannot stop a server that is not its own, so it cuts the network on the way there.
  const proxy = await startCuttableProxy({ host: address.hostname, port: Number(address.port || SERVER_PORT) })
  address.hostname = '127.0.0.1'
  address.port = String(proxy.port)
  return {
    open: () => createEventStoreDbEventStore({ connectionString: address.href }),
    takeServerAway: () => proxy.cut(),
    bringServerBack: () => proxy.mend(),
    async end() {
      await proxy.cut()
      await server.stop()
    },
  }
})

async function chooseServer(): Promise<ChosenServer> {
  const named = process.env.EVENTSTORE_URL
  // Of a cluster, the first node: the network to one can be cut.
  const node = named?.replace('esdb+discover:', 'esdb:').replace(/,[^/?]+/, '')
  if (node) return { name: 'the server that EVENTSTORE_URL names', connectionString: node, stop: async () => {} }
  const engine = await getContainerRuntimeClient().catch(() => undefined)
  if (!engine) return doubleOfServer()
  const container = await startContainer()
  return {
    name: `a real server in a container (${IMAGE})`,
    connectionString: `esdb://${container.getHost()}:${container.getMappedPort(SERVER_PORT)}?tls=false`,
    stop: async () => void (await container.stop()),
  }
}

async function doubleOfServer(): Promise<ChosenServer> {
  const double = await startEventStoreDbDouble(COMMITS_SLOWLY)
  return {
    name: 'the double, for there is neither EVENTSTORE_URL nor a container engine',
    connectionString: double.connectionString,
    stop: async () => double.stop(),
  }
}

function startContainer(): Promise<StartedTestContainer> {
  return new GenericContainer(IMAGE)
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
      EVENTSTORE_MEM_DB: 'true',
    })
    .withExposedPorts(SERVER_PORT)
    .withWaitStrategy(Wait.forHttp('/health/live', SERVER_PORT).forStatusCode(204))
    .start()
}
