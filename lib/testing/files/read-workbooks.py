"""Prints workbooks as JSON, as openpyxl reads them: read-workbooks.py folder count"""
import datetime
import json
import sys

import openpyxl


def value_of(cell):
    if isinstance(cell.value, datetime.datetime):
        assert cell.value.time() == datetime.time(0), cell.value
        return cell.value.date().isoformat()
    return cell.value


def workbook(file):
    sheet = openpyxl.load_workbook(file).worksheets[0]
    letters = [cell.column_letter for cell in next(sheet.iter_rows(min_row=1, max_row=1))]
    return {
        "sheet": sheet.title,
        "frozenAt": sheet.freeze_panes,
        "autoFilter": sheet.auto_filter.ref,
        "titleRows": sheet.print_title_rows,
        "widths": [sheet.column_dimensions[letter].width for letter in letters],
        "rows": [
            [
                {
                    "value": value_of(cell),
                    "type": cell.data_type,
                    "format": cell.number_format,
                    "font": cell.font.name,
                }
                for cell in row
            ]
            for row in sheet.iter_rows()
        ],
    }


folder, count = sys.argv[1], int(sys.argv[2])
json.dump([workbook(f"{folder}/{n}.xlsx") for n in range(count)], sys.stdout)
