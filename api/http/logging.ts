/** What is logged: which route answered how and how fast. Never a token, an address line with its query, a body or a person's data. */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { destination, pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import pretty from 'pino-pretty'
import type { Settings } from '../settings/arranged-settings.ts'

/** @param to where lines go instead of standard output, for tests */
export function createLogger(settings: Pick<Settings, 'logLevel'>, to: DestinationStream = standardOutput()): Logger {
  const options: LoggerOptions = {
    level: settings.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, res: describeReply, err: describeError },
  }
  return pino(options, to)
}

/** JSON lines for machines, short coloured ones for a person at a terminal. */
function standardOutput(): DestinationStream {
  return process.stdout.isTTY
    ? pretty({ colorize: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true })
    : destination(1)
}

/** One line per finished request; health checks, pages and static files only when something went wrong. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const level = error || reply.statusCode >= 500 ? 'warn' : isRoutine(request) ? 'debug' : 'info'
    reply.log[level]({ req: request, res: reply, milliseconds: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
  }
}

function isRoutine({ method, routeOptions }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !(routeOptions.url ?? '').startsWith('/api/')
}

/** The route's pattern and never its address: ids, NRICs and search words stand in addresses. */
function describeRequest(request: FastifyRequest): object {
  return {
    id: request.id,
    method: request.method,
    route: request.routeOptions?.url ?? 'unknown',
    correlation: correlationIn(request.headers['x-request-id']),
  }
}

/** The id that a proxy in front gave the request, to find its lines by; it decides nothing. It is as proxies make it, a UUID or hexadecimal; anything else might be about somebody, and is left out. */
function correlationIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[0-9a-f-]{16,64}$/i.test(header) ? header : undefined
}

function describeReply(reply: FastifyReply): object {
  return { status: reply.statusCode }
}

/** The kind of error and where it was thrown. Its other fields may hold rows and parameters of a query. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const cause: object | undefined = error.cause instanceof Error ? describeError(error.cause) : undefined
  return {
    type: error.name,
    message: messageWithoutValues(error),
    ...(code && { code }),
    stack: frames,
    ...(cause && { cause }),
  }
}

/** A database's message may quote the value that it stumbled over, in quotes or brackets; a mail server's names the address that it refused. */
function messageWithoutValues(error: Error): string {
  return error.message.split('\n')[0]?.replaceAll(/"[^"]*"|\([^)]*\)|<[^>]*>|\S*@\S*/g, '…') ?? ''
}
