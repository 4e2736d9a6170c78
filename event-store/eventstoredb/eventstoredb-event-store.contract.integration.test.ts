import { startAnotherProgram } from '@member-care/tests/support/eventstoredb-double/another-program.ts'
import {
  COMMITS_SLOWLY,
  startEventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { describeEventStoreContract } from '../contract/event-store-contract.ts'
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts'

describeEventStoreContract('EventStoreDB adapter on the double', async () => {
  const double = await startEventStoreDbDouble(COMMITS_SLOWLY)
  return {
    open: () => createEventStoreDbEventStore({ connectionString: double.connectionString }),
    takeServerAway: async () => double.stop(),
    bringServerBack: () => double.start(),
    end: async () => double.stop(),
  }
})

describeEventStoreContract(
  'EventStoreDB adapter with a prefix, on a double that another program writes to',
  async () => {
    const double = await startEventStoreDbDouble(COMMITS_SLOWLY)
    const program = startAnotherProgram(double)
    return {
      open: () =>
        createEventStoreDbEventStore({ connectionString: double.connectionString, streamPrefix: 'membercare_' }),
      takeServerAway: async () => double.stop(),
      bringServerBack: () => double.start(),
      async end() {
        await program.stop()
        double.stop()
      },
    }
  },
)
