/** The history of each kind of record that has one. */
import type { Routes } from '../http/parts.ts'
import { claimHistories } from './claim-history.ts'
import { contentHistories } from './content-history.ts'
import { guaranteeHistories } from './guarantee-history.ts'
import { addHistoryOf } from './history-routes.ts'
import { planHistories } from './plan-history.ts'
import { recordHistories } from './record-history.ts'
import { orderHistories, stockHistories } from './store-history.ts'
import type { Evidence } from './stored-stream.ts'

/** @param evidence what a history is checked by */
export function createHistoryRoutes(evidence: Evidence): Routes {
  return (app, parts) => {
    addHistoryOf(app, parts, evidence, claimHistories)
    addHistoryOf(app, parts, evidence, planHistories)
    addHistoryOf(app, parts, evidence, contentHistories)
    addHistoryOf(app, parts, evidence, guaranteeHistories)
    addHistoryOf(app, parts, evidence, orderHistories)
    addHistoryOf(app, parts, evidence, stockHistories)
    for (const kind of recordHistories) addHistoryOf(app, parts, evidence, kind)
  }
}
