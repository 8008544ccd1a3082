import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

export interface HttpProxy {
  url: string;
  /** What it was asked to connect to, "host:port". */
  asked: string[];
  stop(): Promise<void>;
}

/** A local HTTP proxy that opens tunnels, each to `target` whatever its name; or refuses them with a status. */
export async function httpProxy(target: string, refuse?: number): Promise<HttpProxy> {
  const asked: string[] = [];
  const { port } = new URL(target);
  const server = http.createServer((_, response) => response.writeHead(405).end());
  server.on('connect', ({ url = '' }, socket, head) => {
    asked.push(url);
    if (refuse !== undefined) return socket.end(`HTTP/1.1 ${refuse} ${http.STATUS_CODES[refuse]}\r\n\r\n`);
    const way = net.connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      way.write(head);
      way.pipe(socket).pipe(way);
    });
    way.on('error', () => socket.destroy());
    socket.on('error', () => way.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
