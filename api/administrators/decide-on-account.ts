/** Commands on an administrator's account: on the stream `account-<userId>`, by the domain's decider. */
import {
  decideAdministratorAccount,
  type AdministratorAccountCommand,
} from '@member-care/domain/account/administrator-account.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { carryOutAdministrator } from '../aggregates/account.ts'
import type { CommandHandling } from '../commands/handle-command.ts'

/** @throws ApiError with the refusal; as {@link carryOutAdministrator} */
export async function decideOnAccount(
  handling: CommandHandling,
  userId: string,
  command: AdministratorAccountCommand,
  context: CommandContext,
): Promise<void> {
  await carryOutAdministrator(handling, userId, {
    context,
    decide: (state) => decideAdministratorAccount(command, state, userId),
    visibleIn: ['users'],
  })
}
