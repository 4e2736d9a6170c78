/** How a record stands, in a word and a colour. */
import { Chip, type ChipProps } from '@mui/material'

/** @param colour by how good the news is */
export function StatusChip({ colour, label }: { readonly colour: ChipProps['color']; readonly label: string }) {
  return <Chip size="small" variant="outlined" color={colour} label={label} />
}
