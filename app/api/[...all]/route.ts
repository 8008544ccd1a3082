/** An address under /api that is no route. Next would lead it to a page and read what was sent as that page's form. */
const nothing = (): Response => new Response(null, { status: 404 });

export { nothing as GET, nothing as POST, nothing as PUT, nothing as PATCH, nothing as DELETE };
