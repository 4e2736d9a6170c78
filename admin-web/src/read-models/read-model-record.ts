/** The state of the read models and of the system, as the API answers it. */

export interface ReadModelStatus {
  /** Its name. */
  readonly id: string
  readonly version: number
  readonly state: string
  readonly position: string
  readonly lagEvents: number
  readonly lagSeconds: number
  readonly updatedAt: string
  /** Why it stopped, when it has. */
  readonly error: string | null
}
