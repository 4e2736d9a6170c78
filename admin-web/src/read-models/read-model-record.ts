/** The state of the read models and of the system, as the API answers it. */
import type { AnswerTo } from '../console/api-client.ts'

/**
 * Something that follows the events: a read model, or a reactor that fills the outbox. `id` is its name (with the version, for one that
 * is built beside the one in use), a `live` one is in use, a `failed` one has stopped on an event and says why in `error`.
 */
export type ReadModelStatus = AnswerTo<'/api/console/projections'>[number]

export type SystemStatus = AnswerTo<'/api/console/system'>
