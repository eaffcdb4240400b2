/** Loaded before anything else in a process of the sandbox: from here on nothing reaches the network. */
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

function refuse(): never {
  throw Object.assign(new Error("The network is closed while documents are read."), {
    code: "ERR_ACCESS_DENIED",
  });
}

/** Everything of an object that can be called, in place. */
function close(target: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
}

const questions = (target: object) =>
  Object.getOwnPropertyNames(target).filter((name) => /^(lookup|resolve|reverse)/.test(name));

close(net.Socket.prototype, ["connect"]); // also what tls, http, http2, fetch and WebSocket come down to
close(net.Server.prototype, ["listen"]);
close(dgram.Socket.prototype, ["bind", "send", "connect"]);
for (const asked of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  close(asked, questions(asked));
for (const resolver of [dns.Resolver, dns.promises.Resolver])
  close(
    Object.getPrototypeOf(resolver.prototype) as object,
    questions(Object.getPrototypeOf(resolver.prototype) as object),
  );
syncBuiltinESMExports();
