/** Hands a call on to the API's process, and its answer back. */
import { request as callOn, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

export function forwardCall(port: number, request: IncomingMessage, response: ServerResponse): void {
  const call = callOn(
    { host: 'localhost', port, method: request.method, path: request.url, headers: withCaller(request) },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  call.on('error', () => response.destroy())
  response.on('close', () => call.destroy())
  request.pipe(call)
}

/** A connection that stays open, such as that of live notifications. */
export function forwardUpgrade(port: number, request: IncomingMessage, socket: Socket, head: Buffer): void {
  const onward = connect(port, 'localhost', () => {
    const headers = Object.entries(withCaller(request)).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  onward.on('error', () => socket.destroy())
  socket.on('error', () => onward.destroy())
  socket.on('close', () => onward.destroy())
  onward.on('close', () => socket.destroy())
}

function withCaller({ headers, socket }: IncomingMessage): IncomingMessage['headers'] {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' }
}
