/** A month of Singapore, as YYYY-MM. */
export const monthPattern = /^[12]\d{3}-(0[1-9]|1[0-2])$/
