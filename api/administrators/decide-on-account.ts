/** Commands on an administrator's account: on the stream `account-<userId>`, by the domain's decider. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import {
  decideAdministratorAccount,
  evolveAdministratorAccount,
  newAdministratorAccount,
  type AdministratorAccountCommand,
  type AdministratorAccountState,
} from '@member-care/domain/account/administrator-account.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { handleCommand, type CommandHandling } from '../commands/handle-command.ts'

/** @throws ApiError with the refusal; as {@link handleCommand} */
export async function decideOnAccount(handling: CommandHandling, userId: string, command: AdministratorAccountCommand, context: CommandContext): Promise<void> {
  await handleCommand<AdministratorAccountState, AccountEvent>(handling, {
    stream: `account-${userId}`,
    context,
    initial: newAdministratorAccount,
    evolve: evolveAdministratorAccount,
    decide: (state) => decideAdministratorAccount(command, state, userId),
    visibleIn: ['users'],
  })
}
