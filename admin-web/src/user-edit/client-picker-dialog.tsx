import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { Alert, Button } from '@mui/material'
import { CompanySearchDialog } from '../clients/company-search-dialog.tsx'
import type { CompanyColumn } from '../clients/company-table.tsx'

/** A client company to be covered under. */
export interface PickedClient {
  readonly id: string
  readonly name: string
  readonly groupCode: string
  readonly policyNo: string
}

interface ClientPickerDialogProps {
  /** Companies that cannot be chosen again. */
  readonly taken: readonly string[]
  readonly onSelect: (client: PickedClient) => void
  readonly onClose: () => void
}

/** Chooses the client company that a user is covered under (3§2.10). */
export function ClientPickerDialog({ taken, onSelect, onClose }: ClientPickerDialogProps) {
  return (
    <CompanySearchDialog<PickedClient>
      resource="clients"
      nameField="name"
      columns={columnsOf(taken, onSelect)}
      empty={() => <Alert severity="info">{userEditTexts.noCompanies}</Alert>}
      onClose={onClose}
    />
  )
}

function columnsOf(
  taken: readonly string[],
  onSelect: (client: PickedClient) => void,
): readonly CompanyColumn<PickedClient>[] {
  const { columns } = clientTexts
  return [
    { label: columns.name, render: ({ name }) => name },
    { label: columns.groupCode, isWhole: true, render: ({ groupCode }) => groupCode },
    { label: columns.policyNo, isWhole: true, render: ({ policyNo }) => policyNo },
    {
      label: userEditTexts.select,
      align: 'right',
      isWhole: true,
      render: (client) => (
        <Button
          size="small"
          variant="outlined"
          disabled={taken.includes(client.id)}
          aria-label={selectCompanyText(client.name)}
          onClick={() => onSelect(client)}
        >
          {userEditTexts.select}
        </Button>
      ),
    },
  ]
}
