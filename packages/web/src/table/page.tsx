/** The table. */

const TablePage = ({ id }: { readonly id: string }) => <main id="main">{id}</main>;

export default TablePage;
