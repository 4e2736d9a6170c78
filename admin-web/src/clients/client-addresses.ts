/** Where the console shows clients and their users (3§2.3). */

export const createClientAddress = '/client/create'
export const uploadUserAddress = '/user/upload'

export function editClientAddress(clientId: string): string {
  return `/client/${encodeURIComponent(clientId)}/update`
}

export function usersOfClientAddress(clientId: string): string {
  return `/client/${encodeURIComponent(clientId)}/users?page=1&v=10`
}
