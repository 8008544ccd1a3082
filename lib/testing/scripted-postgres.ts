import net, { type AddressInfo } from 'node:net';

/**
 * Speaks enough of PostgreSQL's protocol to let anybody in and to answer every query with one row of `values`, as a
 * server of another version would; returns its address, without a user.
 */
export async function scriptedPostgres(
  values: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
      socket.on('data', (query) => query[0] === 0x51 && socket.write(answer(values)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `postgresql://app@127.0.0.1:${port}/postgres`, stop: () => void server.close() };
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 0xffff)]);
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (kind: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
};
const READY = message('Z', Buffer.from('I'));

function answer(values: Record<string, string>): Buffer {
  const columns = Object.keys(values).map((name) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]),
  );
  const cells = Object.values(values).map((value) =>
    Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)]),
  );
  return Buffer.concat([
    message('T', int16(columns.length), ...columns),
    message('D', int16(cells.length), ...cells),
    message('C', text('SELECT 1')),
    READY,
  ]);
}
