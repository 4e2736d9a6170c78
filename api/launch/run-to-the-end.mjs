// Runs a program until it ends, or until this process is to end: by a signal, or because npm, which started it, is gone. No program is left behind.
import { spawn } from 'node:child_process'
import { relative } from 'node:path'

/**
 * The product gives its work under way 20 seconds to finish (api/main.ts). A program that takes longer than this hangs.
 */
const END_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 250
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Shows the program's output and gives its exit code.
 * @param options as for `spawn`
 * @param isToldByChannel whether the program listens for `end` on a channel to us (api/told-to-end.ts), which also tells it of our sudden death
 */
export function runToTheEnd(command, args, { cwd, env, shell = false, isToldByChannel = false }) {
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: isToldByChannel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  let isToEnd = false
  const end = (signal) => {
    isToEnd = true
    if (child.connected) child.send('end', () => {})
    // Ctrl-C reaches it from the terminal by itself; told twice, some programs do not tidy up.
    else if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS).unref()
  }
  const stopWatching = watchForTheEnd(end, cwd)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), isToEnd }))
  }).finally(stopWatching)
}

/** Calls back with a signal when this process is to end. Gives what stops the watching. */
function watchForTheEnd(end, repository) {
  for (const signal of signals) process.on(signal, end)
  const starter = process.ppid
  const watch = isStartedByNpm(repository)
    ? setInterval(() => {
        if (process.ppid === starter) return
        clearInterval(watch)
        end('SIGTERM')
      }, LOOK_EVERY_MS)
    : undefined
  return () => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, end)
  }
}

/** npm runs a script of package.json in its own place (`exec`), so that it is our parent. Started otherwise, in the background, our parent may well go. */
function isStartedByNpm(repository) {
  const script = relative(repository, process.argv[1] ?? '').replaceAll('\\', '/')
  return (process.env.npm_lifecycle_script ?? '').startsWith(`exec node ${script}`)
}
