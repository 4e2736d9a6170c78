import { COMMITS_SLOWLY, startEventStoreDbDouble } from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
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
