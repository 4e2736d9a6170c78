/** What the desk offers to choose from, as the data provider lists it. */
import { apiClient, dataOf } from '../../console/api-client.ts'
import { wholeList } from '../../console/whole-list.ts'

/** The administrators who decide claims. */
export const listColleagues = wholeList(() => apiClient.GET('/api/console/claim-queue/colleagues'))

/** The administrator's own views of the queue, each under its name. */
export async function listSavedViews() {
  const { views } = await dataOf(apiClient.GET('/api/console/saved-views'))
  return { data: views.map((view) => ({ ...view, id: view.name })), total: views.length }
}
